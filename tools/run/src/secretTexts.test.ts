import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { root } from './programs/childProcess.ts';
import { findSecretTexts } from './secretTexts.ts';

// Built at run time, so that this file itself contains no secret.
const random = ['q7Zp2xVd', '9LkWm4Rt', 'B6yHc1Ns', 'E8ua'].join('');

test.each([
  ['a private key', `-----BEGIN ${'RSA PRIVATE'} KEY-----`],
  ['a cloud key', `id = ${'AKIA'}IOSFODNN7EXAMPLE`],
  ['a code host token', `${'ghp'}_${random}${random}`],
  ['a package registry token', `//registry.npmjs.org/:_auth${'Token'}=${random}`],
  ['a payment provider key', `const k = "${'sk'}_live_${random}"`],
  ['a messenger token', `${'xox'}b-123456789012-${random}`],
  ['a signed token', `${'eyJ'}${random}.${'eyJ'}${random}.${random}`],
  ['a password in a URL', `postgres://shop:${random}@db.example/luxe`],
  ['a literal for clientSecret', `  clientSecret: '${random}',`],
  ['a literal for STOREFRONT_SECRET', `STOREFRONT_SECRET=${random}`],
  ['a literal for hmacKey', `const hmacKey = "${random}";`],
])('findSecretTexts detects %s [CFG-05]', (why, line) => {
  expect(findSecretTexts(`first\n${line}\nlast`)).toEqual([{ line: 2, why }]);
});

test.each([
  "access_token: 'sample-global-token',",
  "const secret = 'for-tests-only';",
  'clientSecret: env.CLIENT_SECRET ?? made.clientSecret,',
  "hmacKey: 'HMAC_KEY',",
  'DATABASE_URL=postgres://luxe:luxe@localhost/luxe',
  "key: 'sunglasses-square',",
])('findSecretTexts does not report the line %s', (line) => {
  expect(findSecretTexts(line)).toEqual([]);
});

it('the repository contains no text that looks like a secret [CFG-05]', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    // `outputs.json` maps stories to hashes. This file is not checked, because the name of a story about
    // passwords looks like a secret when a hash follows.
    .filter((file) => file && !/(\.(png|avif|webp|woff2|jpg|ico)|\/outputs\.json)$/.test(file))
    .filter((file) => existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    findSecretTexts(readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, why }) => `${file}:${line} is ${why}`,
    ),
  );
  expect(found).toEqual([]);
});

it('the repository tracks no environment file, secrets file or private key [CFG-05]', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  expect(
    files.filter((file) =>
      /(^|\/)(\.env(\.|$)|secrets\.json$|id_(rsa|ed25519)|.*\.(pem|p12|pfx|key)$)/.test(file),
    ),
  ).toEqual([]);
});
