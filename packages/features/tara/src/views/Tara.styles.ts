import { media } from '@luxe/tokens';
import styled, { css } from 'styled-components';

/** Text of an answer, no wider than a comfortable line. */
export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-8);
  max-width: var(--lx-layout-copy);
`;

/** The heading, what Tara does, and a link. In a narrow window, the link is beside the heading. */
export const SideHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-12) var(--lx-space-24);
`;

const fromWide = css`
  ${media.below1024} {
    display: none;
  }
`;

/** What Tara does. An open conversation leaves it out in a narrow window. */
export const About = styled.div<{ $isShort: boolean }>`
  flex: none;
  width: 100%;
  ${({ $isShort }) => $isShort && fromWide}
`;

/** The button that asks, as far from the side of the field as from its top. */
export const Send = styled.span`
  flex: none;
  padding-block: var(--lx-space-6);
`;

/** A product of an answer, as high as its neighbours. */
export const Offer = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-10);
  height: 100%;
`;

/** The button and a line below it, which has a space from the start. They are level in a row of products. */
export const Purchase = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--lx-space-4);
  min-height: calc(var(--lx-size-target-min) + var(--lx-space-28));
  margin-block-start: auto;
`;

/** A row of an earlier conversation: its link, and the button that deletes it. */
export const EarlierRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lx-space-8);

  > a {
    min-width: 0;
  }
`;

/** The products of an answer on a page of their own. */
export const OfferGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--lx-space-40) var(--lx-layout-product-gap);

  ${media.from640} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.from1024} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The form of a question, as wide as a form. */
export const QuestionForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-20);
  max-width: var(--lx-layout-form);
`;
