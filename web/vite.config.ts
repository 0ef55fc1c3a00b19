import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callsAsFlags } from './calls-as-flags.ts';
import { chunkGroups } from './chunks.ts';
import { firstScript } from './first-script-plugin.ts';
import { laterImports } from './later-imports-plugin.ts';
import { oldestBrowsers, oldestSyntax } from './oldest-browsers.ts';
import { pushWorker } from './push-worker-plugin.ts';

const serverPort = process.env['FORUM_PORT'] ?? '4000';

/** The server writes this into the shell when it serves it; in development this plugin does. */
function developmentPageConfig(): Plugin {
  const config = JSON.stringify({ signSecret: 'forum-companion-demo', hostMarker: 'ForumHost' });
  const filled = `<meta name="forum-companion" content="${config.replaceAll('"', '&quot;')}" />`;
  return {
    name: 'development-page-config',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta name="forum-companion"[^>]*>/, filled),
  };
}

const base = '/cdfH5/';

export default defineConfig({
  base,
  plugins: [callsAsFlags(), react(), developmentPageConfig(), firstScript(base), laterImports(), pushWorker()],
  build: {
    target: oldestSyntax,
    cssTarget: oldestBrowsers,
    outDir: 'dist',
    emptyOutDir: true,
    // The bench reads the manifest to add up what a first load brings.
    manifest: true,
    // The strict content policy allows nothing inline, and no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // With this a path or an icon stands where it is used, and not in the file that every page loads.
      optimization: { inlineConst: true },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every page's files are named in the first load, so their names say nothing (dist/.vite/manifest.json does):
        // seven characters tell all files of all versions apart, and without capitals they compress better.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7].[ext]',
      },
    },
  },
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${serverPort}`,
      '/legal-texts': `http://127.0.0.1:${serverPort}`,
      '/media': `http://127.0.0.1:${serverPort}`,
      '/download': `http://127.0.0.1:${serverPort}`,
      '/readyz': `http://127.0.0.1:${serverPort}`,
    },
  },
});
