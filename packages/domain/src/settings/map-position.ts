/** In degrees, north and east positive. */
export interface MapPosition {
  readonly latitude: number
  readonly longitude: number
}

/** What maps give to copy, `50.1109, 8.6821`; null: it is no place on earth. */
export function mapPosition(text: string): MapPosition | null {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null
}
