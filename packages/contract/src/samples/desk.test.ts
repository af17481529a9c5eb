import { expect, it } from 'vitest';
import type { z } from 'zod';
import { deskCalls, deskFiles, deskPath, type DeskCallName } from '../desk/desk.ts';
import { deskSchemas } from '../desk/schemas.ts';
import { closed } from './closed.ts';
import { deskCallSamples, deskVariants } from './desk.ts';

const names = Object.keys(deskCalls) as DeskCallName[];
const variants = Object.entries(deskVariants).flatMap(([call, responses]) =>
  Object.entries(responses).map(([variant, response]) => [call, variant, response as unknown] as const),
);

it('has schemas and a sample for every call of the desk', () => {
  expect(Object.keys(deskSchemas).toSorted()).toEqual(names.toSorted());
  expect(Object.keys(deskCallSamples).toSorted()).toEqual(names.toSorted());
});

it.each(names)('the sample of the desk call %s matches its schema and has no other field', (name) => {
  const schema: z.ZodType = deskSchemas[name].response;
  expect(closed(schema).safeParse(deskCallSamples[name]).error?.issues).toBeUndefined();
});

it.each(variants)('the desk call %s may answer the variant %s', (call, _variant, response) => {
  const schema: z.ZodType = deskSchemas[call as DeskCallName].response;
  expect(closed(schema).safeParse(response).error?.issues).toBeUndefined();
});

it.each(names)('the path of the desk call %s has the parameters of its schema', (name) => {
  const parts = deskSchemas[name] as { readonly params?: z.ZodObject };
  const params = [...deskCalls[name].path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
  expect(Object.keys(parts.params?.shape ?? {}).toSorted()).toEqual(params.toSorted());
});

it('fills the parameters of a path', () => {
  expect(deskPath(deskFiles.mailHtml.path, { mailId: 7 })).toBe('/desk/api/mails/7/html');
  expect(deskPath(deskCalls.settlePayment.path, { reference: 'a/b' })).toBe(
    '/desk/api/payments/a%2Fb/settle',
  );
});

it('adds up the amounts of an order', () => {
  const { amounts, payablePaise } = deskCallSamples.order.order;
  expect(amounts.reduce((sum, { paise }) => sum + paise, 0)).toBe(payablePaise);
});
