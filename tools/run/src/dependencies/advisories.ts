import type { AcceptedAdvisory } from './acceptedAdvisories.ts';
import { title } from './licences.ts';
import type { LockedPackage } from './lock.ts';

/** A known fault of a package, as `npm audit` tells it. */
export interface Advisory {
  /** `GHSA-…`, from the advisory's address. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly range: string;
  readonly locations: readonly string[];
}

const grave = new Set(['high', 'critical']);

/** What `npm audit --json` found, or undefined when it could not ask: no registry, or one that does not answer such questions. */
export function readReport(text: string): Advisory[] | undefined {
  const report = parse(text);
  if (report?.auditReportVersion !== 2 || !report.vulnerabilities) return undefined;
  const found = new Map<string, Advisory>();
  for (const { via, nodes } of Object.values(report.vulnerabilities))
    for (const cause of via) {
      // A name alone is a package that suffers from another one's fault: that one is listed too.
      if (typeof cause === 'string') continue;
      const id = cause.url.split('/').at(-1) ?? cause.url;
      const { name, severity, title: words, range } = cause;
      found.set(`${id} ${name}`, { id, package: name, severity, title: words, range, locations: nodes });
    }
  return [...found.values()];
}

/** A sentence for each grave advisory that nobody has accepted, or whose acceptance has ended. `today` is a date like 2026-11-21. */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  accepted: readonly AcceptedAdvisory[],
  packages: readonly LockedPackage[],
  today: string,
): string[] {
  return advisories
    .filter(({ severity }) => grave.has(severity))
    .flatMap((advisory) => {
      const pass = accepted.find(({ id, package: name }) => id === advisory.id && name === advisory.package);
      if (pass && pass.until >= today) return [];
      const { id, severity, title: words, range, locations } = advisory;
      const hit = packages.find(({ location }) => locations.includes(location));
      const who = hit ? title(hit) : `${advisory.package}`;
      const ended = pass ? ` It was accepted until ${pass.until}: ${pass.reason}` : '';
      return [`${who} has a ${severity} fault: ${words} (${id}, versions ${range}).${ended}`];
    });
}

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (string | Cause)[]; readonly nodes: readonly string[] }>
  >;
}
interface Cause {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

function parse(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}
