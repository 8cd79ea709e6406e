import { providerConformance } from '../conformance/conformance.ts'
import { openTestCluster } from './cluster-for-tests.ts'

for (const saysReason of [true, false]) {
  providerConformance(
    `a cluster that gives its reasons ${saysReason ? 'in the body' : 'in the status line alone'}`,
    () => openTestCluster({ saysReason }),
    ['inventory', 'controls'],
  )
}
