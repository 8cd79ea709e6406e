import type { PublicMethod } from '@hostfront/domain/payments/public-method'
import { offeredMethods } from '@hostfront/domain/payments/public-methods'

/** The ways to pay outside of the shop that a buyer of that country is offered: what came by one of them, its customer tells of. */
export const manualMethods = (
  methods: readonly PublicMethod[],
  country: string | null,
): readonly PublicMethod[] =>
  offeredMethods(methods, country).filter(({ kind }) => kind === 'manual')
