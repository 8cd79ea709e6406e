import type { Api } from '@hostfront/contract/contract'
import {
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { askFor } from './answer-calls.ts'

/**
 * What the shop answers to one question; `key` names the question and all that it depends on. It is asked again when
 * something changes in the shop that it is made of; `everyMs` is for what changes by itself.
 */
export function useAnswer<Answer>(
  key: readonly unknown[],
  ask: (api: Api) => Promise<Answer>,
  everyMs?: number,
): UseQueryResult<Answer> {
  return useQuery({
    queryKey: key,
    queryFn: (query) => askFor(query, ask),
    refetchInterval: everyMs ?? false,
  })
}

/** Puts what the shop has just answered in the place of what is on show for `key`, before it is asked again. */
export function usePutAnswer<Answer>(key: readonly unknown[]): (answer: Answer) => void {
  const client = useQueryClient()
  return (answer) => void client.setQueryData(key, answer)
}

interface Page<Item> {
  readonly items: Item[]
  readonly next: string | null
}

/** A list that grows page by page; `data` is all that has been read so far. */
export function usePages<Item>(
  key: readonly unknown[],
  ask: (api: Api, after: string | null) => Promise<Page<Item>>,
): UseInfiniteQueryResult<Item[]> {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: (page) => askFor(page, (api) => ask(api, page.pageParam)),
    // The first page comes after nothing; the type must admit the cursors that follow.
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  })
}
