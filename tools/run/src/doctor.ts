import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchPorts } from './bench/ports.ts';
import {
  checkDataFolder,
  checkDisk,
  checkNode,
  checkOtherPorts,
  checkProgram,
  checkShopPorts,
  checkStoryBrowser,
  toText,
  type Finding,
} from './doctor/checks.ts';
import {
  readDataFolderFact,
  readFreeBytes,
  readNodeVersion,
  readPortFacts,
  readShopPorts,
  readStoryBrowser,
} from './doctor/facts.ts';
import { testPrograms } from './equipment/installed.ts';
import { fail, print, root } from './programs/childProcess.ts';
import { readDataFolder } from './programs/dataFolder.ts';
import { journeyPorts, storybookPort } from './programs/ports.ts';

// `npm run doctor`: checks what the shop and its tests need from this machine. Installs nothing, except that
// it unpacks the pinned browser into `.cache`, as the stories do. Exits with 1 when a required check fails.
const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
};
const dataFolder = readDataFolderFact(readDataFolder(process.env));
const { postgres, redis, haproxy, firefox, webkit } = testPrograms;
const shopPorts = readShopPortsOrFail();
const journeys = journeyPorts.flatMap((shop) => [shop, shop + 1, shop + 2, shop + 3, shop + 4, shop + 101]);

const findings: Finding[] = [
  checkNode(readNodeVersion(process.env), engines.node),
  checkShopPorts(await readPortFacts(shopPorts.required), dataFolder.isLocked),
  checkOtherPorts('metrics port', 'the metrics of the storefront', await readPortFacts([shopPorts.metrics])),
  checkOtherPorts('Storybook port', 'npm run storybook', await readPortFacts([storybookPort])),
  checkOtherPorts('journey ports', 'npm test', await readPortFacts(journeys)),
  checkOtherPorts('bench ports', 'npm run bench', await readPortFacts(Object.values(benchPorts))),
  checkStoryBrowser(await readStoryBrowser()),
  ...[postgres, redis, haproxy, firefox, webkit].map(({ name, debian, find }) =>
    checkProgram({ name, debian, path: find() }),
  ),
  checkDataFolder(dataFolder),
  checkDisk(readFreeBytes(root)),
];
for (const finding of findings) print(toText(finding));
process.exit(findings.some(({ state }) => state === 'failed') ? 1 : 0);

function readShopPortsOrFail() {
  try {
    return readShopPorts(process.env);
  } catch (error) {
    return fail((error as Error).message);
  }
}
