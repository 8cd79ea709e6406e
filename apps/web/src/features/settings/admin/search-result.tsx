import { Panel } from '../../../ui/panel.tsx'

interface SearchResultProps {
  title: string
  description: string
}

/** The home page as a search engine lists it. */
export const SearchResult = ({ title, description }: SearchResultProps) => (
  <Panel title="In search results" className="mt-10">
    <div className="max-w-2xl rounded-md border border-line bg-surface px-5 py-4 [overflow-wrap:anywhere]">
      <p className="text-muted text-sm">{location.host}</p>
      <p className="mt-1 line-clamp-1 text-lg text-accent-ink">{title}</p>
      <p className="mt-1 line-clamp-2 text-muted text-sm">{description}</p>
    </div>
  </Panel>
)
