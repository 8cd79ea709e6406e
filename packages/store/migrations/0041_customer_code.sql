-- Accounts are found by the code that customers quote when they pay for coins.
UPDATE "users" SET "search" = "search" || E'\nc-' || lower(right(regexp_replace("id", '[^0-9A-Za-z]', '', 'g'), 10) COLLATE "C");
