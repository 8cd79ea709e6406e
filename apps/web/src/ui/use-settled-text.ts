import { usePaused } from './use-paused.ts'

/** Keys that follow each other quicker than this (ms) are taken together. */
const PAUSE = 120

/** What is typed, once nobody has typed on for a moment: what is asked for with every key is asked too often. */
export const useSettledText = (text: string): string => usePaused(text, PAUSE).trim()
