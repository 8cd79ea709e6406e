import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { useId } from 'react'
import { ChoiceTiles } from '../ui/choice-tiles.tsx'
import { methodChoice } from '../words/method-choice.ts'
import { MethodMark } from './method-mark.tsx'

/**
 * How tiles of names alone lie: in columns of one width, on a phone two, in smaller text and without drawings, and where there
 * is room three.
 */
export const NAMES_ALONE =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,calc(50%_-_0.25rem))),1fr))] max-sm:text-[0.9375rem] max-sm:[&>label]:min-h-11 max-sm:[&>label]:px-2 max-sm:[&>label]:py-0.5 max-sm:[&_input]:end-2 max-sm:[&_input+span:has(svg)]:hidden sm:grid-cols-2 @[40rem]:grid-cols-3 [&>:only-child]:col-span-full'

/** A way to pay as it is chosen: its drawing and its name. */
export const methodTile = (method: PublicMethod) => ({
  value: method.id,
  mark: <MethodMark {...method} />,
  title: methodChoice(method),
  content: null,
})

interface MethodTilesProps {
  offered: readonly PublicMethod[]
  /** The id of the one that is chosen; '': none is. */
  value: string
  onChange: (id: string) => void
}

/** The ways to pay outside of the shop, all in sight. What the chosen one asks for stands below them. */
export const MethodTiles = ({ offered, value, onChange }: MethodTilesProps) => (
  <ChoiceTiles
    label="Pay with"
    name={useId()}
    value={value}
    tiles={offered.map(methodTile)}
    onChange={onChange}
    className={NAMES_ALONE}
  />
)
