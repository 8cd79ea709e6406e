import { gamesOnOffer } from '@hostfront/domain/options/games-on-offer'
import { liveValue } from '../host/live-value.ts'

/** The games that can be chosen when a game server is ordered; none where customers write which one they want. */
export const useGames = liveValue<readonly string[]>([], async (api) =>
  gamesOnOffer(await api.options.onSale()),
)
