interface ForbiddenImport {
  /** The rule of .dependency-cruiser.cjs that has to report it. */
  readonly rule: string
  /** The file that the report names. */
  readonly from: string
  /** Path -> the line planted there. */
  readonly files: Readonly<Record<string, string>>
}

const load = (name: string): string => `import '${name}'`
const lone = (rule: string, from: string, name: string): ForbiddenImport => ({
  rule,
  from,
  files: { [from]: load(name) },
})

const FEATURES = 'apps/web/src/features'
const UI = 'apps/web/src/ui'

export const forbiddenImports: readonly ForbiddenImport[] = [
  {
    rule: 'no-cycle',
    from: 'packages/domain/src/planted-a.ts',
    files: {
      'packages/domain/src/planted-a.ts': load('./planted-b.ts'),
      'packages/domain/src/planted-b.ts': load('./planted-a.ts'),
    },
  },
  lone('resolvable', 'packages/domain/src/planted-lost.ts', './nowhere.ts'),
  lone('declared', 'packages/domain/src/planted-react.ts', 'react'),
  lone('declared', 'packages/domain/src/planted-tool.ts', 'fast-check'),
  {
    rule: 'testing-apart',
    from: 'packages/backend/src/planted-fixture.ts',
    files: {
      'packages/backend/src/planted-fixture.ts': load('./testing/planted-part.ts'),
      'packages/backend/src/testing/planted-part.ts': 'export const plantedPart = 1',
    },
  },
  lone('through-exports', 'packages/contract/src/planted-path.ts', '../../domain/src/result.ts'),
  lone('domain-alone', 'packages/domain/src/planted-up.ts', '@hostfront/contract/contract'),
  lone('contract-arrows', 'packages/contract/src/planted-up.ts', '@hostfront/store/port'),
  lone('documents-arrows', 'packages/documents/src/planted-up.ts', '@hostfront/contract/contract'),
  lone('store-arrows', 'packages/store/src/memory/planted-up.ts', '@hostfront/contract/contract'),
  lone('store-arrows', 'packages/store/src/browser/planted-up.ts', '@hostfront/backend/router'),
  lone('sql-adapters', 'apps/web/src/host/embedded/planted-sql.ts', '@hostfront/store/postgres'),
  lone('sql-adapters', 'packages/store/src/memory/planted-sql.ts', '../postgres/layout.ts'),
  lone('sql-adapters', 'packages/store/src/browser/planted-driver.ts', 'pg'),
  lone('providers-arrows', 'packages/providers/src/planted-up.ts', '@hostfront/store/port'),
  lone(
    'backend-arrows',
    'packages/backend/src/planted-provider.ts',
    '@hostfront/providers/simulated',
  ),
  lone('backend-arrows', 'packages/backend/src/planted-adapter.ts', '@hostfront/store/memory'),
  lone(
    'backend-arrows',
    'packages/backend/src/planted-host.ts',
    '../../../apps/web/src/host/host.ts',
  ),
  {
    rule: 'backend-test-adapter',
    from: 'packages/backend/src/planted.test.ts',
    files: {
      'packages/backend/src/planted.test.ts': load('../../store/src/browser/planted-adapter.ts'),
      'packages/store/src/browser/planted-adapter.ts': 'export const plantedKeeper = 1',
    },
  },
  lone('web-arrows', `${FEATURES}/orders/planted-store.ts`, '@hostfront/store/port'),
  lone('web-arrows', 'apps/web/src/host/planted-backend.ts', '@hostfront/backend/router'),
  {
    rule: 'embedded-door',
    from: 'apps/web/src/host/planted-door.ts',
    files: {
      'apps/web/src/host/planted-door.ts': load('./embedded/planted-part.ts'),
      'apps/web/src/host/embedded/planted-part.ts': 'export const plantedPart = 1',
    },
  },
  {
    rule: 'remote-door',
    from: 'apps/web/src/host/planted-door.ts',
    files: {
      'apps/web/src/host/planted-door.ts': load('./remote/planted-part.ts'),
      'apps/web/src/host/remote/planted-part.ts': 'export const plantedPart = 1',
    },
  },
  {
    rule: 'features-apart',
    from: `${FEATURES}/orders/planted-neighbour.ts`,
    files: {
      [`${FEATURES}/orders/planted-neighbour.ts`]: load('../billing/planted-part.ts'),
      [`${FEATURES}/billing/planted-part.ts`]: 'export const plantedPart = 1',
    },
  },
  {
    rule: 'staff-apart',
    from: `${FEATURES}/orders/planted-staff.ts`,
    files: {
      [`${FEATURES}/orders/planted-staff.ts`]: load('./admin/planted-part.ts'),
      [`${FEATURES}/orders/admin/planted-part.ts`]: 'export const plantedPart = 1',
    },
  },
  lone('features-below', `${FEATURES}/orders/planted-route.ts`, '../../routes/routes.tsx'),
  lone('ui-alone', `${UI}/planted-rule.ts`, '@hostfront/domain/issue'),
  lone('ui-alone', `${UI}/planted-contract.ts`, '@hostfront/contract/contract'),
  lone('ui-alone', `${UI}/planted-host.ts`, '../host/host.ts'),
  lone('ui-alone', `${UI}/planted-words.ts`, '../words/dates.ts'),
  lone('ui-alone', `${UI}/planted-query.ts`, '@tanstack/react-query'),
  {
    rule: 'ui-alone',
    from: `${UI}/planted-part-user.ts`,
    files: {
      [`${UI}/planted-part-user.ts`]: load('../parts/planted-leaf.ts'),
      'apps/web/src/parts/planted-leaf.ts': 'export const plantedLeaf = 1',
    },
  },
  {
    rule: 'parts-below',
    from: 'apps/web/src/parts/planted-feature.ts',
    files: {
      'apps/web/src/parts/planted-feature.ts': load('../features/orders/planted-leaf.ts'),
      [`${FEATURES}/orders/planted-leaf.ts`]: 'export const plantedLeaf = 1',
    },
  },
  lone('server-arrows', 'apps/server/src/planted-browser.ts', '@hostfront/store/browser'),
  lone('server-apart', 'apps/web/src/planted-server.ts', '../../server/src/env.ts'),
  lone('orpc-contained', `${FEATURES}/orders/planted-orpc.ts`, '@orpc/client'),
]
