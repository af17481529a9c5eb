// Accounts of the operations desk: `npm run staff -- add --name "Asha Rao" --email asha@shop.example --roles
// orders,settings`.
import { StartupError } from '@luxe/host';
import { parseArgs } from 'node:util';
import { staffRoles, type StaffRole } from '../db/schema/index.ts';
import {
  addStaff,
  changeRoles,
  disableStaff,
  resetStaff,
  toAddress,
  type AccountParts,
  type FirstLogin,
} from '../modules/staff/accounts.ts';
import { authenticatorEncryption, toAuthenticatorUri } from '../modules/staff/authenticator.ts';
import { listStaff } from '../modules/staff/repository.ts';
import { runOnDatabase } from '../runOnDatabase.ts';

const usage = `npm run staff -- add --name "Asha Rao" --email asha@shop.example --roles orders,settings
npm run staff -- list
npm run staff -- roles --email asha@shop.example --roles orders
npm run staff -- reset --email asha@shop.example
npm run staff -- disable --email asha@shop.example

Accounts of the operations desk. Roles: ${staffRoles.join(', ')}. add and reset print a first password and the
secret for an authenticator app, once. reset also enables a disabled account. Every change ends the sessions
of the account.`;

const { command, values } = readArguments();
await runOnDatabase(process.env, async (db, _log, config) => {
  const parts = { db, encryption: authenticatorEncryption(config.secrets.hmacKey), now: new Date() };
  await run(parts);
});

async function run(parts: AccountParts): Promise<void> {
  const { name = '', email = '', roles = '' } = values;
  switch (command) {
    case 'add':
      return showLogin(email, await addStaff(parts, { name, email, roles: toRoles(roles) }));
    case 'reset':
      return showLogin(email, await resetStaff(parts, email));
    case 'roles':
      await changeRoles(parts, email, toRoles(roles));
      return console.log(`${email}: ${roles}.`);
    case 'disable':
      await disableStaff(parts, email);
      return console.log(`${email} is disabled.`);
    default:
      for (const one of await listStaff(parts.db))
        console.log(
          [one.email, one.name, one.roles.join(','), one.disabledAt ? 'disabled' : 'active'].join('  '),
        );
  }
}

function showLogin(email: string, { password, authenticator }: FirstLogin): void {
  console.log(`Account:        ${toAddress(email)}
First password: ${password}
Authenticator:  ${authenticator}
                ${toAuthenticatorUri(authenticator, toAddress(email))}

Enter the secret into an authenticator app by hand, or make a QR code of the URI. This is shown only now.`);
}

function toRoles(text: string): StaffRole[] {
  const names = text.split(',').filter(Boolean);
  const unknown = names.filter((one) => !staffRoles.some((role) => role === one));
  if (names.length === 0 || unknown.length > 0)
    throw new StartupError(`Set --roles to some of ${staffRoles.join(', ')}, separated by commas.`);
  return staffRoles.filter((role) => names.includes(role));
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        email: { type: 'string' },
        roles: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command = ''] = positionals;
    if (!values.help && ['add', 'list', 'roles', 'reset', 'disable'].includes(command))
      return { command, values };
    console.log(usage);
    process.exit(values.help ? 0 : 1);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(1);
  }
}
