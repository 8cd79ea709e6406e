import type { MapPosition } from '@hostfront/domain/settings/map-position'

const MAP = 'https://www.openstreetmap.org'
/** From the middle to the edges of the frame, in degrees: a city of some size. */
const HALF_WIDTH = 0.0725
const HALF_HEIGHT = 0.0325

/** The page of OpenStreetMap that shows the place. */
export const mapPage = ({ latitude, longitude }: MapPosition): string =>
  `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`

/** Its map to be framed. */
export function mapFrame({ latitude, longitude }: MapPosition): string {
  const edges = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ].map((degrees) => degrees.toFixed(4))
  return `${MAP}/export/embed.html?bbox=${edges.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
}
