import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** State of a video. Times are in seconds. */
export type VideoState = {
  isPlaying: boolean;
  time: number;
  /** 0 while unknown. */
  duration: number;
  isMuted: boolean;
  hasCaptions: boolean;
  /** Whether playback waits for data. */
  isWaiting: boolean;
  hasFailed: boolean;
};

const initialState: VideoState = {
  isPlaying: false,
  time: 0,
  duration: 0,
  isMuted: true,
  hasCaptions: false,
  isWaiting: false,
  hasFailed: false,
};

/**
 * Controls a `<video>`, initially muted. The element is the source of truth, and its events update the state.
 */
export function useVideo({ playInView, autoPlay }: { playInView: boolean; autoPlay: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(initialState);

  const withVideo = (action: (node: HTMLVideoElement) => void) => {
    if (video.current) action(video.current);
  };
  const sync = (change: Partial<VideoState> = {}) =>
    withVideo((node) => setState((before) => ({ ...before, ...readState(node), ...change })));
  const start = (node: HTMLVideoElement) =>
    // `play()` rejects if the browser blocks playback or playback is stopped early. The button then still
    // shows Play.
    void node.play()?.catch(() => sync({ isWaiting: false }));

  useEffect(() => {
    const node = video.current;
    if (node === null) return;
    // Mutes the element directly, because React sets the `muted` property only when its prop changes.
    node.muted = true;
    sync();
    if (autoPlay) start(node);
  }, [autoPlay]);

  useEffect(() => {
    const node = video.current;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!playInView || prefersReducedMotion || node === null || typeof IntersectionObserver !== 'function')
      return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) start(node);
        else node.pause();
      },
      { threshold: 0.5 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [playInView]);

  const seek = (time: number) =>
    withVideo((node) => {
      node.currentTime = Math.min(Math.max(time, 0), node.duration || 0);
      sync();
    });

  return {
    video,
    state,
    toggle: () => withVideo((node) => (node.paused ? start(node) : node.pause())),
    seek,
    skip: (by: number) => withVideo((node) => seek(node.currentTime + by)),
    changeVolume: (by: number) =>
      withVideo((node) => {
        node.volume = Math.min(Math.max(node.volume + by, 0), 1);
        node.muted = node.volume === 0;
      }),
    toggleSound: () =>
      withVideo((node) => {
        node.muted = !node.muted;
      }),
    toggleCaptions: () =>
      withVideo((node) => {
        const track = node.textTracks[0];
        if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
        sync();
      }),
    retry: () =>
      withVideo((node) => {
        setState(initialState);
        node.load();
        start(node);
      }),
    fail: () => sync({ hasFailed: true, isWaiting: false }),
    /** For the `<video>`. */
    events: {
      onPlay: () => sync(),
      onPlaying: () => sync({ isWaiting: false }),
      onPause: () => sync({ isWaiting: false }),
      onEnded: () => sync(),
      onWaiting: () => sync({ isWaiting: true }),
      onTimeUpdate: () => sync(),
      onDurationChange: () => sync(),
      onVolumeChange: () => sync(),
      // React also passes `error` events of the sources to this handler. Only an error of the video itself is
      // a failure here.
      onError: ({ target, currentTarget }: SyntheticEvent) => {
        if (target === currentTarget) sync({ hasFailed: true, isWaiting: false });
      },
    },
  };
}

const readState = (node: HTMLVideoElement) => ({
  isPlaying: !node.paused && !node.ended,
  time: node.currentTime,
  duration: Number.isFinite(node.duration) ? node.duration : 0,
  isMuted: node.muted,
  hasCaptions: node.textTracks?.[0]?.mode === 'showing',
});
