import { abilities, type Diagnostics, readDiagnostics } from 'contract/diagnostics/diagnostics-code';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

const whereOpened = { browser: 'a browser', installed: 'an installed app', wechat: 'WeChat', host: 'a partner’s app' };
const abilityNames: Record<(typeof abilities)[number], string> = {
  storage: 'keeping the login',
  indexedDb: 'keeping offline copies',
  persistentStorage: 'keeping them for good',
  webCrypto: 'sealing personal text',
  serviceWorker: 'a service worker',
  push: 'push',
  camera: 'the camera',
  share: 'the share sheet',
};

export const diagnosticsCommands: readonly StaffCommand[] = [
  {
    name: 'read-diagnostics',
    describe: 'Says what a code from Settings, Technical support tells of a browser <code>',
    // It asks no server: the code says all by itself.
    run: async (_, args) => {
      const found = readDiagnostics(args.join(''));
      if (!found)
        throw new CommandFailed('This is no diagnostics code, or a character was misheard. Please ask again.');
      return [...linesOf(found), can('It can', found, true), can('It cannot', found, false)].join('\n');
    },
  },
];

function linesOf(found: Diagnostics): string[] {
  const { browserVersion, systemVersion } = found;
  return [
    `Opened in ${whereOpened[found.openedIn]}: ${versioned(found.browser, browserVersion)} on ${versioned(found.system, systemVersion)}.`,
    `App version code ${found.appVersionCode}; language ${found.language}, theme ${found.theme}, text ${found.textSize}.`,
    `Notifications: ${found.notifications}; camera: ${found.cameraPermission}.`,
  ];
}

const versioned = (name: string, version: number) => (version === 0 ? name : `${name} ${version}`);

function can(says: string, found: Diagnostics, yes: boolean): string {
  const names = abilities.filter((ability) => found.can[ability] === yes).map((ability) => abilityNames[ability]);
  return `${says}: ${names.join(', ') || 'nothing'}.`;
}
