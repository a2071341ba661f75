// The walls of docs/MAP.md. tools/walls.test.ts sees each of them fail on a planted breach: a rule added here is planted there.
const TEST = '\\.test\\.tsx?$'
/** The rooms of the web app, the lowest first: each knows only those before it. */
const WEB_ROOMS = ['ui', 'client', 'drafts', 'parts', 'screens', 'app']
const server = (...rooms) => `^apps/server/src/(${rooms.join('|')})(/|\\.ts$)`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const workspaces = [
  {
    name: 'contract-knows-nobody',
    comment: 'Both sides import the contract, so it imports neither.',
    from: { path: '^packages/contract/' },
    to: { path: '^(packages|apps|e2e|tools|bench)/', pathNot: '^packages/contract/' },
  },
  {
    name: 'engine-knows-only-the-contract',
    from: { path: '^packages/engine/' },
    to: { path: '^(packages|apps|e2e|tools|bench)/', pathNot: '^packages/(engine|contract)/' },
  },
  {
    name: 'server-knows-only-contract-and-engine',
    from: { path: '^apps/server/' },
    to: {
      path: '^(packages|apps|e2e|tools|bench)/',
      pathNot: '^(apps/server|packages/(engine|contract))/',
    },
  },
  {
    name: 'web-knows-only-the-contract',
    from: { path: '^apps/web/' },
    to: { path: '^(packages|apps|e2e|tools|bench)/', pathNot: '^(apps/web|packages/contract)/' },
  },
  {
    name: 'e2e-imports-nothing-of-ours',
    comment: 'The stories use the product as people do: by browser and HTTP.',
    from: { path: '^e2e/' },
    to: { path: '^(packages|apps|tools|bench)/' },
  },
]

const web = [
  ...WEB_ROOMS.slice(0, -1).map((room, place) => ({
    name: `${room}-below-${WEB_ROOMS[place + 1]}`,
    from: { path: `^apps/web/src/${room}/` },
    to: { path: `^apps/web/src/(${WEB_ROOMS.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'a-screen-never-imports-a-screen',
    comment: 'A screen is a folder. What two of them need is a part.',
    from: { path: '^apps/web/src/screens/(.+)/[^/]+$' },
    to: { path: '^apps/web/src/screens/', pathNot: '^apps/web/src/screens/$1/[^/]+$' },
  },
]

// Tests of the server come in by the front door (HTTP) and look at the rows behind: they may import any room.
const rooms = [
  {
    name: 'domain-knows-only-the-contract',
    comment: 'What calls, jobs and records share that is no SQL.',
    from: { path: server('domain'), pathNot: TEST },
    to: { path: '^(apps/server|packages/engine)/', pathNot: server('domain') },
  },
  {
    name: 'data-knows-nobody',
    comment: 'Reference data that ships with the product.',
    from: { path: server('data') },
    to: {
      path: server(
        'db',
        'domain',
        'records',
        'adapters',
        'calls',
        'jobs',
        'correction',
        'http',
        'main',
      ),
    },
  },
  {
    name: 'postgres-at-the-bottom',
    comment:
      'It starts and stops the embedded PostgreSQL and knows nothing of what is stored in it.',
    from: { path: server('postgres'), pathNot: TEST },
    to: {
      path: server(
        'db',
        'domain',
        'records',
        'adapters',
        'calls',
        'jobs',
        'correction',
        'http',
        'main',
      ),
    },
  },
  {
    name: 'only-db-and-main-know-postgres',
    comment: 'Everyone else gets a connection and does not ask whose server it is.',
    from: {
      path: server('data', 'domain', 'records', 'adapters', 'calls', 'jobs', 'correction', 'http'),
      pathNot: TEST,
    },
    to: { path: server('postgres') },
  },
  {
    name: 'db-below-records',
    from: { path: server('db'), pathNot: TEST },
    to: {
      path: server('domain', 'records', 'adapters', 'calls', 'jobs', 'correction', 'http', 'main'),
    },
  },
  {
    name: 'records-know-only-db-and-domain',
    from: { path: server('records'), pathNot: TEST },
    to: { path: server('adapters', 'calls', 'jobs', 'correction', 'http', 'main') },
  },
  {
    name: 'adapters-know-neither-db-nor-records',
    from: { path: server('adapters'), pathNot: TEST },
    to: { path: server('db', 'domain', 'records', 'calls', 'jobs', 'correction', 'http', 'main') },
  },
  {
    name: 'correction-is-a-room-of-jobs',
    from: { path: server('correction'), pathNot: TEST },
    to: { path: server('db', 'domain', 'records', 'adapters', 'calls', 'jobs', 'http', 'main') },
  },
  {
    name: 'calls-below-http',
    from: { path: server('calls'), pathNot: TEST },
    to: { path: server('correction', 'http', 'main') },
  },
  {
    name: 'jobs-below-http',
    from: { path: server('jobs'), pathNot: TEST },
    to: { path: server('http', 'main') },
  },
  {
    name: 'http-below-main',
    from: { path: server('http'), pathNot: TEST },
    to: { path: server('correction', 'main') },
  },
  {
    name: 'calls-never-import-calls',
    comment: 'Only index.ts does. What two calls share is a record, or a present… function.',
    from: { path: '^apps/server/src/calls/[^/]+/', pathNot: TEST },
    to: { path: '^apps/server/src/calls/([^/]+/(?!present[A-Z])|index\\.ts$)' },
  },
  {
    name: 'jobs-never-import-calls',
    from: { path: server('jobs'), pathNot: TEST },
    to: { path: server('calls') },
  },
  {
    name: 'jobs-never-import-jobs',
    from: { path: '^apps/server/src/jobs/', pathNot: [TEST, '^apps/server/src/jobs/index\\.ts$'] },
    to: { path: '^apps/server/src/jobs/' },
  },
  {
    name: 'only-correction-runs-the-engine',
    comment:
      'The engine works for a second on one essay: in worker threads, never on the thread that answers. Its types are free to all, and so is the remark drafted from a stored report, which reads nothing else, and what a language model is asked.',
    from: { path: '^apps/server/', pathNot: [TEST, server('correction')] },
    to: {
      path: '^packages/engine/',
      pathNot: '^packages/engine/src/(types|remark/draftRemark|llm/(modelAnswer|prompts))\\.ts$',
    },
  },
]

const everywhere = [
  {
    name: 'engine-and-contract-are-pure',
    comment:
      'No file system, no network, no clock: what they need comes in as arguments. The clock and chance are forbidden in .oxlintrc.json.',
    from: {
      path: '^packages/(engine|contract)/src/',
      pathNot: [TEST, '^packages/engine/src/(corpus/|testing\\.ts$)'],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'engine-is-handed-its-tables',
    comment: 'Whoever calls the engine reads the file. Only tests read it themselves.',
    from: { path: '^packages/engine/src/', pathNot: [TEST, '^packages/engine/src/testing\\.ts$'] },
    to: { path: '^packages/engine/tables/' },
  },
  { name: 'no-circles', from: {}, to: { circular: true } },
  {
    name: 'every-import-is-found',
    comment: 'A wall does not see an import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
]

module.exports = {
  forbidden: [...workspaces, ...web, ...rooms, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    // TypeScript 7 has no JavaScript API to parse with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.tsbuild|dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
