import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { useId } from 'react'
import { ChoiceTiles } from '../ui/choice-tiles.tsx'
import { methodChoice } from '../words/method-choice.ts'
import { MethodMark } from './method-mark.tsx'

/** How tiles of names alone lie: beside each other on a phone, too. One that would be alone on its line has all of it. Where they are narrow none is drawn. */
export const NAMES_ALONE =
  'sm:auto-rows-fr @max-[19.5rem]/tiles:[&_input+span:has(svg)]:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,calc(50%_-_0.25rem))),1fr))] sm:grid-cols-2 @max-[40rem]:[&>:last-child:nth-child(odd)]:col-span-full @[40rem]:grid-cols-6 @[40rem]:[&>*]:col-span-2 @[40rem]:[&>:nth-last-child(2):nth-child(3n+1)]:col-span-3 @[40rem]:[&>:last-child:nth-child(3n+2)]:col-span-3 @[40rem]:[&>:last-child:nth-child(3n+1)]:col-span-full'

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
