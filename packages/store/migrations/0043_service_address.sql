-- Services are found by the address at which they are reached. PostgreSQL looks into no JSON that holds U+0000 or half a character.
UPDATE "services" SET "search" = "search" || E'\n' || replace(lower(normalize(coalesce(
	regexp_replace("access"::text, '((?:^|[^\\])(?:\\\\)*)(?:\\u(?:0000|d[89a-f][0-9a-f]{2}))+', '\1', 'gi')::json ->> 'address',
''), NFKC) COLLATE "default"), E'\n', ' ');
