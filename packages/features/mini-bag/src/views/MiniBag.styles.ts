import styled from 'styled-components';

/** In a low window only the lines scroll; title, total and the link to the bag stay visible. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

export const Header = styled.div`
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

export const Footer = styled.div`
  flex: none;
`;

export const More = styled.div`
  padding-block: var(--lx-space-16);
`;

/**
 * The saving by the coupon. It is closer to the total than to other content, because it is part of the sum.
 */
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

/** Content of the empty and failed states. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--lx-space-16);
  padding-block-start: var(--lx-space-20);
`;
