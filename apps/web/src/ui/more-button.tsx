import { BusyButton } from './busy-button.tsx'

interface MoreButtonProps {
  pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
}

/** Adds the next page of a list below it; nothing when all of it is loaded. */
export function MoreButton({ pages }: MoreButtonProps) {
  if (!pages.hasNextPage) return null
  return (
    <div className="mt-6 flex justify-center">
      <BusyButton
        look="secondary"
        isBusy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        Show more
      </BusyButton>
    </div>
  )
}
