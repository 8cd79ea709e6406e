/**
 * Property tests draw the same cases in each run, so that what passes here passes elsewhere. FC_SEED=2 draws others:
 * docs/decisions/0069-properties-draw-the-same-cases.md.
 */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) })
