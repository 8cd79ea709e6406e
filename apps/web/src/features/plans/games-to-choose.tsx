import { useGames } from '../../parts/use-games.ts'

/** Which games a server can be ordered for. */
export function GamesToChoose() {
  const games = useGames()
  return (
    <p className="mt-3 text-muted [overflow-wrap:anywhere]">
      {games.length > 0 ? (
        <>
          Games to choose from: <span className="text-ink">{games.join(' · ')}</span>
        </>
      ) : (
        'You name the game when you order. Not sure that we run it? Ask us first.'
      )}
    </p>
  )
}
