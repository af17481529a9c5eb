/** The result of one check of this machine. */
export interface Finding {
  readonly name: string;
  /** `missing` is something optional. `failed` is something that the shop or its tests need. */
  readonly state: 'ok' | 'missing' | 'failed';
  /** What was found, and for something missing what does not work without it. */
  readonly detail: string;
  /** What to do, as a sentence. Every failed check has one. */
  readonly advice?: string;
}

/** Free disk space in GB that packages, builds, browsers and a demonstration catalogue need. */
const requiredGigabytes = 5;

/**
 * Checks the version of Node that runs npm, such as `v24.1.0`, against `engines` of `package.json`. Throws if
 * `engines` has another form than `>=20.11`.
 */
export function checkNode(version: string, engines: string): Finding {
  const minimum = /^>=(\d+(?:\.\d+)*)$/.exec(engines)?.[1];
  if (minimum === undefined) throw new Error(`engines.node is "${engines}": the doctor reads only >=X.Y.Z.`);
  const name = 'Node';
  const detail = `${version.replace(/^v/, '')}, ${minimum} or newer is needed`;
  return isAtLeast(toNumbers(version), toNumbers(minimum))
    ? { name, state: 'ok', detail }
    : { name, state: 'failed', detail, advice: `Install Node ${minimum} or newer.` };
}

const toNumbers = (version: string) => version.replace(/^v/, '').split('.').map(Number.parseFloat);

function isAtLeast(version: readonly number[], minimum: readonly number[]): boolean {
  const at = minimum.findIndex((part, index) => (version[index] ?? 0) !== part);
  return at === -1 || (version[at] ?? 0) > (minimum[at] ?? 0);
}

/** A port, and whether no process listens on it. */
export interface PortFact {
  readonly port: number;
  readonly isFree: boolean;
}

/**
 * Checks the ports of the shop. A shop that runs on this data folder explains taken ports, so they are no
 * failure.
 */
export function checkShopPorts(ports: readonly PortFact[], isShopOpen: boolean): Finding {
  const name = 'shop ports';
  const taken = takenPorts(ports);
  if (!taken.length) return { name, state: 'ok', detail: `free: ${listPorts(ports)}` };
  const detail = `taken: ${taken.join(', ')}`;
  if (isShopOpen) return { name, state: 'missing', detail: `${detail}, and a shop is open` };
  const advice = 'Stop the program that uses them, or set PORT, STORE_API_PORT, OPS_PORT or SANDBOX_PORT.';
  return { name, state: 'failed', detail, advice };
}

/** Checks ports that the shop can do without. `user` is what uses them, such as `npm run bench`. */
export function checkOtherPorts(name: string, user: string, ports: readonly PortFact[]): Finding {
  const taken = takenPorts(ports);
  return taken.length
    ? { name, state: 'missing', detail: `taken: ${taken.join(', ')}, used by ${user}` }
    : { name, state: 'ok', detail: `free: ${listPorts(ports)}` };
}

const takenPorts = (ports: readonly PortFact[]) =>
  ports.filter(({ isFree }) => !isFree).map(({ port }) => port);
const listPorts = (ports: readonly PortFact[]) => ports.map(({ port }) => port).join(', ');

/** The browser that `findStoryBrowser` returns, and whether its file exists. */
export interface StoryBrowserFact {
  readonly pinned: boolean;
  readonly executablePath: string;
  readonly exists: boolean;
}

/** Checks the browser that runs the stories. Another one than the pinned browser cannot compare pictures. */
export function checkStoryBrowser({ pinned, executablePath, exists }: StoryBrowserFact): Finding {
  const name = 'story browser';
  if (pinned) return { name, state: 'ok', detail: 'the pinned Chromium starts' };
  if (exists) {
    const detail = `${executablePath} runs stories. The pinned Chromium does not start here: no pictures.`;
    return { name, state: 'missing', detail };
  }
  const advice = 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM_PATH to its file.';
  return { name, state: 'failed', detail: 'no Chromium starts', advice };
}

/** An optional program of the tests. */
interface ProgramFact {
  readonly name: string;
  /** The packages of Debian that contain the program. */
  readonly debian: readonly string[];
  /** `undefined` when the program is not installed. */
  readonly path: string | undefined;
}

/** Checks an optional program. Without it, the tests that need it are skipped. */
export const checkProgram = ({ name, debian, path }: ProgramFact): Finding =>
  path
    ? { name, state: 'ok', detail: path }
    : {
        name,
        state: 'missing',
        detail: `not installed, so its tests are skipped (Debian: apt-get install ${debian.join(' ')})`,
      };

export interface DataFolderFact {
  readonly folder: string;
  /** Whether this user may write there, or may create the folder. */
  readonly isWritable: boolean;
  /** Whether a store API holds the lock of the folder. */
  readonly isLocked: boolean;
}

/** Checks the data folder. The lock of a running shop is no failure. */
export function checkDataFolder({ folder, isWritable, isLocked }: DataFolderFact): Finding {
  const name = 'data folder';
  if (!isWritable) {
    const advice = 'Grant write access to the folder, or set DATA_DIR to another folder.';
    return { name, state: 'failed', detail: `${folder} is not writable`, advice };
  }
  if (isLocked) return { name, state: 'missing', detail: `${folder} is in use: a shop is open` };
  return { name, state: 'ok', detail: `${folder} is writable, and no shop is open` };
}

/** Checks the free space in bytes of the disk with the repository. */
export function checkDisk(freeBytes: number): Finding {
  const name = 'disk';
  const detail = `${(freeBytes / 1e9).toFixed(1)} GB free, ${requiredGigabytes} GB are needed`;
  return freeBytes >= requiredGigabytes * 1e9
    ? { name, state: 'ok', detail }
    : { name, state: 'failed', detail, advice: 'Free some space on the disk with the repository.' };
}

const marks = { ok: '✓', missing: '–', failed: '✗' } as const;

/** The text of a check: one line, and for a failed check its advice on a second line. */
export const toText = ({ name, state, detail, advice }: Finding): string =>
  `${marks[state]} ${name.padEnd(14)} ${detail}${advice ? `\n  ${advice}` : ''}`;
