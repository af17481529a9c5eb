import type { CallResponse, ContentBlock } from '@luxe/contract/calls';
import type { Part } from '@luxe/resources';
import { copy } from './copy.ts';

type Text = Extract<ContentBlock, { type: 'text' }>;

interface TextSection {
  /** Id of the section in the page, unique. */
  readonly id: string;
  readonly title: string;
  readonly html: Text['html'];
}

export interface TextPageModel {
  readonly pagePath: string;
  readonly h1: string;
  readonly seo: CallResponse<'cmsPage'>['seo'];
  /** Text of the summary; undefined for none. */
  readonly summary: Text['html'] | undefined;
  readonly sections: readonly TextSection[];
}

/** Selects the texts of a page. */
export const textPagePart: Part<'cmsPage', TextPageModel> = {
  as: 'text',
  of: ({ pagePath, h1, seo, blocks }: CallResponse<'cmsPage'>) => {
    const texts = blocks.filter((block) => block.type === 'text');
    const summary = texts.find(({ title }) => title === copy.summary);
    return {
      pagePath,
      h1,
      seo,
      summary: summary?.html,
      sections: texts
        .filter((text) => text !== summary)
        .map(({ title, html }, at) => ({ id: `section-${at + 1}`, title, html })),
    };
  },
};
