import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { CallName } from '../calls/calls.ts';
import { schemas } from '../calls/schemas.ts';
import { deskSchemas } from '../desk/schemas.ts';
import type { DeskCallName } from '../desk/desk.ts';
import { deskCallSamples, deskVariants } from '../samples/desk.ts';
import { callSamples, samples } from '../samples/samples.ts';
import { findByShape } from './findByShape.ts';
import { findDisagreements } from './findDisagreements.ts';
import { deskRules, rules } from './rules.ts';

const deskResponses = [
  ...Object.entries(deskCallSamples).map(([call, response]) => [call, call, response as unknown] as const),
  ...Object.entries(deskVariants).flatMap(([call, variants]) =>
    Object.entries(variants).map(
      ([name, response]) => [`${call} ${name}`, call, response as unknown] as const,
    ),
  ),
];

it.each(Object.entries(callSamples))('the sample of the call %s agrees with itself', (call, response) => {
  expect(findDisagreements(schemas[call as CallName].response, response, rules)).toEqual([]);
});

it.each(Object.entries(samples))('the sample %s agrees with itself', (_, value) => {
  expect(findByShape(value, rules)).toEqual([]);
});

it.each(deskResponses)('the sample %s of the desk agrees with itself', (_, call, response) => {
  const schema: z.ZodType = deskSchemas[call as DeskCallName].response;
  expect(findDisagreements(schema, response, deskRules)).toEqual([]);
});
