// The import boundaries. `npm run boundaries` fails where an import crosses one.

// A module imports only the index.ts of those before it, on the server and, in core, any file of those before it. So no module
// imports from a higher layer, and inside a layer there is no circle.
const order = require('./server/modules.json').layers.flatMap(({ modules }) => modules)

const upward = ['core', 'server'].flatMap((floor) =>
  order.slice(0, -1).map((name, i) => ({
    name: `${floor}-${name}-imports-a-later-module`,
    severity: 'error',
    from: { path: `^${floor}/modules/${name}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${floor}/modules/(${order.slice(i + 1).join('|')})/` },
  })),
)

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^core/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(core/|node_modules/zod/)' },
    },
    {
      name: 'kernel-stands-on-nothing',
      severity: 'error',
      from: { path: '^core/kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(core/kernel/|node_modules/zod/)' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^server/(platform|providers)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/modules/' },
    },
    {
      name: 'only-modules-ts-mounts',
      severity: 'error',
      from: { pathNot: '^server/modules.ts$' },
      to: { path: '^server/modules/[^/]+/module\\.ts$' },
    },
    {
      name: 'modules-import-each-others-index-only',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/([^/]+)/', pathNot: ['^server/modules/$1/', '/(index|factory)\\.ts$'] },
    },
    {
      name: 'factories-and-proofs-are-for-tests-and-the-seed',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|(factory|proofs)\\.ts$|^server/(test|seed)|^(bench|e2e|tools)/)' },
      to: { path: '(/factory|^server/modules/[^/]+/proofs)\\.ts$' },
    },
    {
      name: 'vendors-only-in-providers-ts',
      severity: 'error',
      from: { pathNot: '(^server/providers|\\.test\\.ts$)' },
      to: { path: '^server/providers/', pathNot: '/port\\.ts$' },
    },
    {
      name: 'screens-never-reach-the-server',
      severity: 'error',
      from: { path: '^(web|console)/' },
      to: { path: '^(server|sandbox)/' },
    },
    {
      name: 'screens-see-only-types-of-the-contract',
      severity: 'error',
      // The console switches off what zod tries before anything else: its policy forbids it.
      from: { path: '^(web|console)/', pathNot: '\\.(server|test)\\.tsx?$|^console/without-eval\\.ts$' },
      to: {
        path: [
          '^core/(api|contracts)\\.ts$',
          '^core/modules/[^/]+/(api|contract)\\.ts$',
          '^core/.*schemas\\.ts$',
          '^node_modules/zod/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-modules-stand-side-by-side',
      severity: 'error',
      from: { path: '^web/modules/([^/]+)/' },
      to: { path: '^web/modules/([^/]+)/', pathNot: '^web/modules/$1/' },
    },
    {
      name: 'the-kit-knows-no-page-and-no-endpoint',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: ['^web/(modules|shell)/', '^core/(api\\.ts|modules/)'] },
    },
    {
      name: 'the-sandbox-is-another-company',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|core/(modules|api))' },
    },
    {
      name: 'nobody-imports-the-sandbox',
      severity: 'error',
      from: { pathNot: '(^sandbox/|^server/test/|\\.test\\.ts$|^(bench|e2e|tools)/)' },
      to: { path: '^sandbox/' },
    },
    ...upward,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.types|\\.react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
