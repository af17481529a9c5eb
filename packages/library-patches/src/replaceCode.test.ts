import { describe, expect, test } from 'vitest';
import { cutText, removeAssignments, removeCases, removeMessages, replaceBodies } from './replaceCode.ts';

test('replaces the bodies of functions', () => {
  expect(replaceBodies('function a(b) { return b; }\nfunction c() {}', { a: '{}' }, 'A library')).toBe(
    'function a(b) {}\nfunction c() {}',
  );
  expect(() => replaceBodies('function a() {}', { b: '{}' }, 'A library')).toThrow(
    'A library has no b any more',
  );
  expect(() => replaceBodies('function a() {}\n{ function a() {} }', { a: '{}' }, 'A library')).toThrow(
    'A library has a twice',
  );
});

test('cuts text that occurs once', () => {
  expect(cutText('one two three', [{ from: 'two', to: ' three', with: '2' }], 'A library')).toBe(
    'one 2 three',
  );
  for (const from of ['four', 'o'])
    expect(() => cutText('one two', [{ from, to: 'two' }], 'A library')).toThrow(
      `A library has another text: ${from}`,
    );
});

test('removes assignments to a name and to the properties of an object', () => {
  const code = 'exports.a = 1;\nexports.ab = 2;\nF.prototype.x = 3;\nF.prototype.y = 4;';
  expect(removeAssignments(code, ['exports.a', 'F.prototype.'], 'A library').trim()).toBe('exports.ab = 2;');
  expect(() => removeAssignments(code, ['exports.b'], 'A library')).toThrow(
    'A library has no exports.b any more',
  );
});

test('removes the texts of errors and warnings', () => {
  expect(
    removeMessages(
      'check(a, `No ${a}`);\nif (b) warn(false, "Careful");\ncheck(c);',
      new Set(['check']),
      new Set(['warn']),
    ),
  ).toBe('check(a);\nif (b) ;\ncheck(c);');
});

describe('cases', () => {
  const removeThree = (code: string) => removeCases(code, 'tag', new Set([3]));

  test('disappear from a switch over the property', () => {
    expect(removeThree('switch (a.tag) { case 2: b(); break; case 3: c(); break; default: d(); }')).toBe(
      'switch (a.tag) { case 2: b(); break;  default: d(); }',
    );
    const other = 'switch (a.kind) { case 3: c(); }';
    expect(removeThree(other)).toBe(other);
  });

  test('leave their statements to another case that shares them', () => {
    expect(removeThree('switch (a.tag) { case 2: case 3: c(); }')).toBe('switch (a.tag) { case 2: c(); }');
    expect(removeThree('switch (a.tag) { case 3: case 2: c(); }')).toBe('switch (a.tag) {  case 2: c(); }');
    expect(removeThree('switch (a.tag) { case 2: b(); case 3: c(); }')).toBe(
      'switch (a.tag) { case 2: b(); c(); }',
    );
  });

  test('leave their variables to the rest of the function', () => {
    expect(
      removeThree('function f(a) { switch (a.tag) { case 3: var b = 1; return b; case 4: b = 2; } }'),
    ).toBe('function f(a) {var b; switch (a.tag) {  case 4: b = 2; } }');
  });

  test('that continue into the next case are rejected', () => {
    expect(() => removeThree('switch (a.tag) { case 3: c(); case 4: d(); }')).toThrow(
      'case 3 continues into the next case',
    );
    expect(removeThree('switch (a.tag) { case 3: if (b) break; else { throw c; } case 4: d(); }')).toBe(
      'switch (a.tag) {  case 4: d(); }',
    );
  });
});
