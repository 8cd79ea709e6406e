import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** What is drawn in the place of what comes, about as it will look. */
export type LoadingShape = 'none' | 'lines' | 'rows' | 'cards' | 'record' | 'dashboard'

interface LoadingProps {
  children?: string
  shape?: LoadingShape
}

/** Shown where something is still being asked for; what comes at once comes without it. */
export function Loading({ children = 'Loading...', shape = 'lines' }: LoadingProps) {
  // What is drawn as what comes is where that will be: the words are for those who hear it.
  const isDrawn = shape !== 'none' && shape !== 'lines'
  return (
    <div className={`loading flex flex-col gap-5 ${isDrawn ? '' : 'py-4'}`}>
      <p role="status" className={isDrawn ? 'sr-only' : 'flex items-center gap-2.5 text-muted'}>
        <Spinner />
        {children}
      </p>
      <div aria-hidden="true">{SHAPES[shape]}</div>
    </div>
  )
}

const Bone = ({ className }: { className: string }) => (
  <span className={`block rounded-md bg-raised ${className}`} />
)

const Lines = () => (
  <div className="flex flex-col gap-3">
    <Bone className="h-4 w-3/4" />
    <Bone className="h-4 w-1/2" />
    <Bone className="h-4 w-2/3" />
  </div>
)

const Rows = () => (
  <div className="border-line border-t">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex h-14 items-center gap-6 border-line border-b">
        <Bone className="h-4 w-2/5" />
        <Bone className="h-4 w-1/5" />
        <Bone className="ms-auto h-4 w-1/6" />
      </div>
    ))}
  </div>
)

const Card = () => (
  <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
    <Bone className="h-5 w-1/2" />
    <Bone className="h-10 w-full" />
    <Lines />
  </div>
)

const Cards = () => (
  <div className="grid gap-5 md:grid-cols-2">
    <Card />
    <Card />
  </div>
)

const SHAPES: Readonly<Record<LoadingShape, ReactNode>> = {
  none: null,
  lines: <Lines />,
  rows: <Rows />,
  cards: <Cards />,
  record: (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_21rem]">
      <div className="flex min-w-0 flex-col gap-12">
        <Card />
        <Lines />
      </div>
      <Rows />
    </div>
  ),
  dashboard: (
    <div className="flex flex-col gap-8">
      {/* What waits for the person, or how a new one begins. */}
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
        <Bone className="h-5 w-1/3" />
        <Bone className="h-10 w-full" />
      </div>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {[1, 2, 3, 4].map((figure) => (
          <div key={figure} className="flex flex-col gap-3 bg-surface p-4 sm:px-5">
            <Bone className="h-4 w-2/3" />
            <Bone className="h-7 w-1/3" />
          </div>
        ))}
      </div>
      <div className="mt-2 grid gap-12 lg:grid-cols-[1fr_20rem]">
        <Rows />
        <Lines />
      </div>
    </div>
  ),
}
