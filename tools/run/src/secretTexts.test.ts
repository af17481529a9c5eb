import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { root } from './ground.ts';
import { findSecretTexts } from './secretTexts.ts';

// Put together here, so that the file itself holds none.
const drawn = ['q7Zp2xVd', '9LkWm4Rt', 'B6yHc1Ns', 'E8ua'].join('');

test.each([
  ['a private key', `-----BEGIN ${'RSA PRIVATE'} KEY-----`],
  ['a key of a cloud', `id = ${'AKIA'}IOSFODNN7EXAMPLE`],
  ['a token of a code host', `${'ghp'}_${drawn}${drawn}`],
  ['a token of a package registry', `//registry.npmjs.org/:_auth${'Token'}=${drawn}`],
  ['a key of a payment provider', `const k = "${'sk'}_live_${drawn}"`],
  ['a token of a messenger', `${'xox'}b-123456789012-${drawn}`],
  ['a signed token', `${'eyJ'}${drawn}.${'eyJ'}${drawn}.${drawn}`],
  ['a password in an address', `postgres://shop:${drawn}@db.example/luxe`],
  ['a literal for clientSecret', `  clientSecret: '${drawn}',`],
  ['a literal for STOREFRONT_SECRET', `STOREFRONT_SECRET=${drawn}`],
  ['a literal for hmacKey', `const hmacKey = "${drawn}";`],
])('%s is seen [CFG-05]', (why, line) => {
  expect(findSecretTexts(`first\n${line}\nlast`)).toEqual([{ line: 2, why }]);
});

test.each([
  "access_token: 'sample-global-token',",
  "const secret = 'for-tests-only';",
  'clientSecret: env.CLIENT_SECRET ?? made.clientSecret,',
  "hmacKey: 'HMAC_KEY',",
  'DATABASE_URL=postgres://luxe:luxe@localhost/luxe',
  "key: 'sunglasses-square',",
])('%s is no secret', (line) => {
  expect(findSecretTexts(line)).toEqual([]);
});

it('the repository holds none: no tracked text looks like a secret [CFG-05]', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(
      (file) => file && !/\.(png|avif|webp|woff2|jpg|ico)$/.test(file) && existsSync(path.join(root, file)),
    );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    findSecretTexts(readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, why }) => `${file}:${line} is ${why}`,
    ),
  );
  expect(found).toEqual([]);
});

it('the repository tracks no file that holds settings of a machine [CFG-05]', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  expect(
    files.filter((file) =>
      /(^|\/)(\.env(\.|$)|secrets\.json$|id_(rsa|ed25519)|.*\.(pem|p12|pfx|key)$)/.test(file),
    ),
  ).toEqual([]);
});
