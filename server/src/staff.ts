import { configurationFrom } from './platform/configuration.ts';
import { runStaffCommand } from './staff/staff-command.ts';

/** The secretariat's command calls the running server, because only that has the database open. */
const { localPort, dataDir } = configurationFrom(process.env);
const [name = 'help', ...args] = process.argv.slice(2);
const { ok, text } = await runStaffCommand({ port: localPort, dataDir }, name, args);
console.log(text);
process.exitCode = ok ? 0 : 1;
