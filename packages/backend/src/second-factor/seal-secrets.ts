import { isSealed } from '@hostfront/domain/accounts/second-factor'
import type { Backend } from '../context.ts'
import { readPages } from '../read-pages.ts'

const PAGE = 200

/**
 * Seals the secrets that were kept before there was a key to seal them with. May run at every start and in several places
 * at once: what is sealed stays as it is. Answers how many it has sealed.
 */
export async function sealSecrets({
  store,
  oneTimeCodes,
}: Pick<Backend, 'store' | 'oneTimeCodes'>): Promise<number> {
  if (!oneTimeCodes) return 0
  let sealed = 0
  const pages = readPages((after) =>
    store.read((tx) => tx.secondFactors.list({ limit: PAGE, order: 'oldest', after })),
  )
  for await (const page of pages) {
    for (const factor of page.filter((each) => !isSealed(each))) {
      const secret = oneTimeCodes.seal(factor.secret, factor.userId)
      const guard = { secret: factor.secret }
      const done = await store.transaction((tx) =>
        tx.secondFactors.update(factor.id, { secret }, guard),
      )
      if (done) sealed++
    }
  }
  return sealed
}
