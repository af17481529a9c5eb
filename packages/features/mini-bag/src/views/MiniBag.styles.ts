import styled from 'styled-components';

/** In a low window the lines scroll: title, total and the way to the bag stay in sight. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding-block-end: var(--lx-space-16);
`;

export const Scroll = styled.div`
  min-block-size: calc(var(--lx-size-image-s) * 1.5);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.div`
  flex: none;
`;

export const More = styled.div`
  padding-block: var(--lx-space-16);
`;

/** Closer to the total than the total is to what follows: it is part of the sum. */
export const Saving = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding-block-start: var(--lx-space-20);

  + div {
    padding-block-start: var(--lx-space-12);
  }
`;

export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lx-space-4) var(--lx-space-16);
  padding-block: var(--lx-space-20);
`;

/** What is said instead of lines. */
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-16);
  padding-block-start: var(--lx-space-20);
`;
