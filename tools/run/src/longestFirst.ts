import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that start programs or make many purchases. Without durations of an earlier run, Vitest sorts
 * files by size. One of these slow files could then start last and run alone for a minute.
 */
const longest =
  /(\.chaos|\/(start|purchases|payment\/matrix|new\/createNew|faults\/faults|account\/account))\.test\.ts$/;

/** Runs the longest files of each project first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((specs) => {
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
      return [...specs.filter(isLong), ...specs.filter((spec) => !isLong(spec))];
    });
  }
}
