/** A file that breaks exactly one rule by what it imports. */
export type Planted = { rule: string; from: string; text: string };

const bring = (path: string) => `import { it } from '${path}';\nexport const mine = it;\n`;
const bringType = (path: string) => `import type { It } from '${path}';\nexport type Mine = It;\n`;

/** A small tree that keeps every rule; the planted files join it. */
export const soundTree: Record<string, string> = {
  'package.json': '{ "name": "forum", "dependencies": { "zod": "1.0.0", "drizzle-orm": "1.0.0" } }',
  'node_modules/undeclared/index.js': 'export const it = 1;',
  'node_modules/zod/index.js': 'export const it = 1;',
  'node_modules/drizzle-orm/index.js': 'export const it = 1;',
  'contract/package.json': '{ "name": "contract", "exports": { "./*": "./src/*.ts" } }',
  'contract/src/all-calls.ts': "export * from './calls/agenda.ts';\nexport const it = 1;\n",
  'contract/src/calls/agenda.ts': bring('zod'),
  'contract/src/languages.ts': 'export const it = 1;',
  'contract/src/refusals/agenda.ts': 'export const it = 1;\nexport type It = 1;\n',
  'server/src/main.ts': bring('./app.ts'),
  'server/src/app.ts': `${bring('./features/agenda/agenda.routes.ts')}export const it = mine;\n`,
  'server/src/features/agenda/agenda.routes.ts': `${bring('./agenda.actions.ts')}export const it = mine;\n`,
  'server/src/features/agenda/agenda.actions.ts': `${bring('./agenda.store.ts')}export const it = mine;\n`,
  'server/src/features/agenda/agenda-meeting-as-seen.rules.ts': bringType('./agenda.store.ts'),
  'server/src/features/agenda/agenda.store.ts': `${bring('drizzle-orm')}export type It = 1;\nexport const it = 1;\n`,
  'server/src/features/cards/cards.actions.ts': bring('../agenda/agenda.actions.ts'),
  'server/src/platform/clock.ts': 'export const it = 1;',
  'server/src/platform/content/announce-with-number.store.ts': 'export const it = 1;',
  'server/src/platform/writes/write.ts': bring('../content/announce-with-number.store.ts'),
  'server/src/platform/database/tables/content/forum.ts': bring('drizzle-orm'),
  'server/src/platform/testing/test-server.ts': `${bring('../../app.ts')}export const it = 1;\n`,
  'web/src/main.tsx': bring('./app.tsx'),
  'web/src/app.tsx': "export const it = () => import('./pages/index/index.tsx');\n",
  'web/src/pages/index/index.tsx': bring('../../features/agenda/meeting.tsx'),
  'web/src/features/agenda/meeting.tsx': `${bring('../../shell/page.tsx')}export const it = 1;\n`,
  'web/src/features/agenda/agenda.api.ts': bring('contract/calls/agenda'),
  'web/src/features/agenda/row.tsx': bringType('contract/calls/agenda'),
  'web/src/features/agenda/refused.ts': bringType('contract/refusals/agenda'),
  'web/src/shell/page.tsx': `${bring('../kit/chip/chip.tsx')}export const it = 1;\n`,
  'web/src/kit/chip/chip.tsx': `${bring('../../lib/dates.ts')}export const it = 1;\n`,
  'web/src/lib/dates.ts': `${bring('contract/languages')}export const it = 1;\n`,
};

export const planted: Planted[] = [
  { rule: 'every-import-is-found', from: 'server/demo/unfound.ts', text: bring('./nowhere.ts') },
  { rule: 'packages-are-declared', from: 'bench/lucky.ts', text: bring('undeclared') },
  { rule: 'no-cycles', from: 'bench/ring-other.ts', text: `${bring('./ring.ts')}export const it = 1;\n` },
  { rule: 'apps-are-strangers', from: 'server/demo/stranger.ts', text: bring('../../web/src/lib/dates.ts') },
  { rule: 'apps-are-strangers', from: 'web/src/lib/stranger.ts', text: bring('../../../server/src/platform/clock.ts') },
  { rule: 'apps-are-strangers', from: 'console/src/stranger.ts', text: bring('../../web/src/lib/dates.ts') },
  { rule: 'contract-stands-alone', from: 'contract/src/leaning.ts', text: bring('../../web/src/lib/dates.ts') },
  { rule: 'contract-runs-everywhere', from: 'contract/src/hash.ts', text: bring('node:crypto') },
  {
    rule: 'platform-knows-no-feature',
    from: 'server/src/platform/http.ts',
    text: bring('../features/agenda/agenda.actions.ts'),
  },
  { rule: 'platform-knows-no-feature', from: 'server/src/platform/start.ts', text: bring('../app.ts') },
  {
    rule: 'only-the-write-path-announces',
    from: 'server/src/features/album/album.actions.ts',
    text: bring('../../platform/content/announce-with-number.store.ts'),
  },
  {
    rule: 'staff-command-is-a-client',
    from: 'server/src/staff/commands/meeting-commands.ts',
    text: bring('../../features/agenda/agenda.actions.ts'),
  },
  { rule: 'features-know-no-app', from: 'server/src/features/cards/cards.routes.ts', text: bring('../../app.ts') },
  {
    rule: 'features-show-actions-and-rules',
    from: 'server/src/features/cards/cards.jobs.ts',
    text: bring('../agenda/agenda.store.ts'),
  },
  {
    rule: 'features-show-actions-and-rules',
    from: 'server/src/features/news/news.actions.ts',
    text: bringType('../agenda/agenda.store.ts'),
  },
  {
    rule: 'features-form-no-cycle',
    from: 'server/src/features/messages/messages.actions.ts',
    text: `${bring('../profile/profile.actions.ts')}export const it = 1;\n`,
  },
  { rule: 'sql-only-in-stores', from: 'server/src/features/files/files.actions.ts', text: bring('drizzle-orm') },
  {
    rule: 'sql-only-in-stores',
    from: 'server/src/platform/audit.ts',
    text: bring('./database/tables/content/forum.ts'),
  },
  { rule: 'rules-are-pure', from: 'server/src/features/cards/cards.rules.ts', text: bring('../../platform/clock.ts') },
  { rule: 'rules-are-pure', from: 'server/src/features/files/files.rules.ts', text: bring('node:crypto') },
  {
    rule: 'test-support-stays-in-tests',
    from: 'server/src/features/staff/staff.actions.ts',
    text: bring('../../platform/testing/test-server.ts'),
  },
  { rule: 'lib-is-the-ground', from: 'web/src/lib/high.ts', text: bring('../kit/chip/chip.tsx') },
  { rule: 'kit-knows-no-product', from: 'web/src/kit/card/card.tsx', text: bring('../../shell/page.tsx') },
  {
    rule: 'shell-knows-no-content',
    from: 'web/src/shell/tab-bar.tsx',
    text: bring('../features/agenda/meeting.tsx'),
  },
  {
    rule: 'web-features-are-strangers',
    from: 'web/src/features/cards/send-card.tsx',
    text: bring('../agenda/meeting.tsx'),
  },
  { rule: 'web-features-know-no-page', from: 'web/src/features/news/story.tsx', text: bring('../../app.tsx') },
  { rule: 'pages-know-no-app', from: 'web/src/pages/mine/index.tsx', text: bring('../../app.tsx') },
  {
    rule: 'web-calls-through-api-files',
    from: 'web/src/features/places/hall.tsx',
    text: bring('contract/calls/agenda'),
  },
  { rule: 'web-never-the-list-of-calls', from: 'web/src/features/news/news.api.ts', text: bring('contract/all-calls') },
  {
    rule: 'refusals-by-name-on-phones',
    from: 'web/src/features/cards/refused.ts',
    text: bring('contract/refusals/agenda'),
  },
  { rule: 'no-schemas-on-phones', from: 'web/src/features/profile/form.tsx', text: bring('zod') },
  { rule: 'nothing-left-over', from: 'web/src/features/album/forgotten.tsx', text: 'export const it = 1;\n' },
];

/** Helpers of planted files that break nothing themselves. */
export const company: Record<string, string> = {
  // The cycle leads over a third feature and imports only types; even so the three cannot be read alone.
  'server/src/features/profile/profile.actions.ts': `${bring('../settings/settings.rules.ts')}export const it = 1;\n`,
  'server/src/features/settings/settings.rules.ts': `${bringType('../messages/messages.rules.ts')}export const it = 1;\n`,
  'server/src/features/messages/messages.rules.ts': 'export type It = 1;\n',
  'bench/ring.ts': `${bring('./ring-other.ts')}export const it = 1;\n`,
};
