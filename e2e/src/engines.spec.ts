import { startFirefox } from '../../tools/run/src/engines/firefox.ts';
import { findFirefox, findWebKit } from '../../tools/run/src/engines/find.ts';
import { startWebKit } from '../../tools/run/src/engines/webkit.ts';
import { journey } from './engines/journey.ts';
import { Tab } from './engines/tab.ts';
import { shopOrigin } from './setting.ts';
import { test } from './test.ts';

const engines = [
  { name: 'Firefox', programs: findFirefox(), start: startFirefox },
  { name: 'WebKit', programs: findWebKit(), start: startWebKit },
] as const;
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const engine of engines)
  for (const { width, height } of sizes)
    test(`in ${engine.name} at ${width} px, a shopper gets from the home page to a placed order`, async ({
      request,
    }) => {
      test.skip(!engine.programs, `${engine.name} is not installed: not run.`);
      test.slow();
      const driver = await engine.start(engine.programs as never);
      try {
        await driver.resize(width, height);
        const tab = new Tab(driver, shopOrigin);
        for (const step of journey(width < 768)) await test.step(step.name, () => step.run(tab, request));
      } catch (error) {
        await driver.screenshot(test.info().outputPath('page.png')).catch(() => undefined);
        throw error;
      } finally {
        await driver.close();
      }
    });
