import type { CallName } from '@luxe/contract/calls';
import type { Config } from '../config.ts';
import { sanitiseAnswer } from '../html/sanitise.ts';
import { createOwnAddresses } from '../pictures/ownAddresses.ts';

/** Makes an answer of the store fit to be shown, the same way for pages and `/api`: its HTML sanitised, its pictures at the shop's addresses. */
export function prepareAnswers(config: Config): (name: CallName, answer: unknown) => unknown {
  const ownAddresses = createOwnAddresses(config);
  return (name, answer) => ownAddresses(name, sanitiseAnswer(name, answer));
}
