import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that start programs or many purchases. By size, the order of a run that knows no durations, they came late, and
 * the last of them ran alone for a minute.
 */
const longest =
  /(\.chaos|\/(start|purchases|payment\/matrix|new\/createNew|faults\/faults|account\/account))\.test\.ts$/;

/** Within each project, begins with the files that take longest, so that none of them is left alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((specs) => {
      const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
      return [...specs.filter(isLong), ...specs.filter((spec) => !isLong(spec))];
    });
  }
}
