import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-36);
  padding-block: var(--lx-space-40) var(--lx-layout-section);

  ${media.from1024} {
    padding-block-start: var(--lx-space-56);
  }
`;

export const List = styled.ul`
  border-bottom: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

/** The whole row leads to the order; one link carries the words. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--lx-size-image-s) minmax(0, 1fr);
  gap: var(--lx-space-16);
  padding-block: var(--lx-space-20);
  border-top: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.from1024} {
    grid-template-columns: var(--lx-size-image-m) minmax(0, 1fr);
    gap: var(--lx-space-24);
    padding-block: var(--lx-space-28);
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-4);
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-10);
`;

/** Pieces and their way left, address and amounts right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-40);
  align-items: start;

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) var(--lx-layout-summary);
    gap: var(--lx-space-96);
  }
`;

export const Lines = styled.div`
  border-bottom: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const LineBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-28);
  padding-block: var(--lx-space-28);
  border-top: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-32);
`;

export const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
`;
