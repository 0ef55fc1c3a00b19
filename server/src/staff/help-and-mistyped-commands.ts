import type { StaffCommand } from './staff-command.ts';

type Commands = readonly Pick<StaffCommand, 'name' | 'describe'>[];

export function help(commands: Commands): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, describe }) => `  ${name.padEnd(width)}${describe}`);
  const onVersion =
    'A meeting or an item of news is changed as it is now, or with --version <n> only if it is still that version.';
  return ['npm run staff -- <command> …', ...lines, onVersion].join('\n');
}

export function mistyped(commands: Commands): string {
  return `There is no such command.\n\n${help(commands)}`;
}
