import type { Plugin } from 'vitest/config';
import type { Reporter, TestCase, Vitest } from 'vitest/node';
import { addFlaky } from './flaky.ts';

const reporter: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) addFlaky({ name: `${test.module.relativeModuleId}: ${test.fullName}` });
  },
};

/** A Vitest plugin that records flaky stories: they failed and then passed on retry. */
export const flakyStories = (): Plugin => ({
  name: 'luxe:flaky',
  configureVitest({ vitest }: { vitest: Vitest }) {
    vitest.config.reporters.push(reporter as never);
  },
});
