import { staffCommands } from './features/staff/staff.actions.ts';
import { configurationFrom } from './platform/configuration.ts';
import { askStaff } from './platform/local/staff-client.ts';
import { sealingWith } from './platform/security/sealing.ts';

/** The secretariat's command: asks the running server, which alone has the database open. */
const { localPort, dataDir, storeSecret } = configurationFrom(process.env);
const [name, ...args] = process.argv.slice(2);

if (!name || name === 'help') {
  const commands = staffCommands({ sealing: sealingWith(storeSecret), publicUrl: 'http://localhost' });
  console.log(
    ['npm run staff -- <command> …', ...commands.map(({ name, describe }) => `  ${name.padEnd(22)} ${describe}`)].join(
      '\n',
    ),
  );
} else {
  const { ok, text } = await askStaff({ port: localPort, dataDir }, name, args);
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}
