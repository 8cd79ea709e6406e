import { useEffect, useState } from 'react'

/** White modules around the code, as scanners ask for. */
const QUIET = 4

interface QrCodeProps {
  text: string
  label: string
  /** With more to spare for what a scanner does not see (level M): what banking apps ask for. */
  isSafer?: boolean
}

/** `text` as a QR code: dark on white in every theme, for scanners know nothing else. Nothing when its library cannot be loaded. */
export function QrCode({ text, label, isSafer = false }: QrCodeProps) {
  const [drawing, setDrawing] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let isGone = false
    draw(text, isSafer ? 'M' : 'L').then(
      (drawn) => {
        if (!isGone) setDrawing(drawn)
      },
      // What it says is beside it as text.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [text, isSafer])
  return (
    <div data-clear="" className="size-48 shrink-0 rounded-md bg-white">
      {drawing ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className="size-full text-black"
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      ) : null}
    </div>
  )
}

async function draw(text: string, ecc: 'L' | 'M'): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: QUIET, ecc })
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: modules.join('') }
}
