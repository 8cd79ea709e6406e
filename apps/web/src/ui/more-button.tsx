import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

interface MoreButtonProps {
  pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
}

/** Adds the next page of a list below it; nothing when all of it is there. */
export function MoreButton({ pages }: MoreButtonProps) {
  if (!pages.hasNextPage) return null
  return (
    <div className="mt-6 flex justify-center">
      <Button
        look="secondary"
        disabled={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {pages.isFetchingNextPage ? <Spinner /> : null}
        Show more
      </Button>
    </div>
  )
}
