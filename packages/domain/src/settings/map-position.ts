import { SEED_STOREFRONT } from './seed-storefront.ts'

/** In degrees, north and east positive. */
export interface MapPosition {
  readonly latitude: number
  readonly longitude: number
}

/** A comma with nothing after it is one between two numbers only where the second has decimals: `33,57` is one number to many. */
const POSITION =
  /^\s*([-\u2212]?\d{1,2}(?:\.\d+)?)(?:,?\s+|\s*;\s*|,(?=[-\u2212]?\d+\.))([-\u2212]?\d{1,3}(?:\.\d+)?)\s*$/

/** What maps give to copy, `50.1109, 8.6821`; null: it is no place on earth. */
export function mapPosition(text: string): MapPosition | null {
  const [latitude, longitude] = POSITION.exec(text)?.slice(1).map(degrees) ?? []
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

const degrees = (text: string): number => Number(text.replace('\u2212', '-'))

/** Where the map shows the servers; null: nowhere, as where the place was changed and the seed's position left. */
export const shownPosition = (storefront: {
  readonly place: string
  readonly mapPosition: string
}): MapPosition | null =>
  storefront.place !== SEED_STOREFRONT.place &&
  storefront.mapPosition === SEED_STOREFRONT.mapPosition
    ? null
    : mapPosition(storefront.mapPosition)
