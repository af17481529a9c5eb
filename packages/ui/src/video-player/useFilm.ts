import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** What a film is doing; times in seconds. */
export type FilmState = {
  isPlaying: boolean;
  time: number;
  /** 0 until it is known. */
  duration: number;
  isMuted: boolean;
  hasCaptions: boolean;
  /** Waits for more of the film. */
  isWaiting: boolean;
  hasFailed: boolean;
};

const atRest: FilmState = {
  isPlaying: false,
  time: 0,
  duration: 0,
  isMuted: true,
  hasCaptions: false,
  isWaiting: false,
  hasFailed: false,
};

/** Drives a `<video>`: silent at first; the element is the truth, and its events bring the state. */
export function useFilm({ playsInView, playsAtOnce }: { playsInView: boolean; playsAtOnce: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(atRest);

  const act = (what: (node: HTMLVideoElement) => void) => {
    if (video.current) what(video.current);
  };
  const sync = (change: Partial<FilmState> = {}) =>
    act((node) => setState((before) => ({ ...before, ...read(node), ...change })));
  const start = (node: HTMLVideoElement) =>
    // Refused by the browser, or stopped before it began: the button still says Play.
    void node.play()?.catch(() => sync({ isWaiting: false }));

  useEffect(() => {
    const node = video.current;
    if (node === null) return;
    // React writes `muted` as a property only as it changes.
    node.muted = true;
    sync();
    if (playsAtOnce) start(node);
  }, [playsAtOnce]);

  useEffect(() => {
    const node = video.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!playsInView || isCalm || node === null || typeof IntersectionObserver !== 'function')
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
  }, [playsInView]);

  const seek = (time: number) =>
    act((node) => {
      node.currentTime = Math.min(Math.max(time, 0), node.duration || 0);
      sync();
    });

  return {
    video,
    state,
    toggle: () => act((node) => (node.paused ? start(node) : node.pause())),
    seek,
    skip: (by: number) => act((node) => seek(node.currentTime + by)),
    louder: (by: number) =>
      act((node) => {
        node.volume = Math.min(Math.max(node.volume + by, 0), 1);
        node.muted = node.volume === 0;
      }),
    toggleSound: () =>
      act((node) => {
        node.muted = !node.muted;
      }),
    toggleCaptions: () =>
      act((node) => {
        const track = node.textTracks[0];
        if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
        sync();
      }),
    again: () =>
      act((node) => {
        setState(atRest);
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
      // React lets the error of a source bubble; only the last one's is the film's.
      onError: ({ target, currentTarget }: SyntheticEvent) => {
        if (target === currentTarget) sync({ hasFailed: true, isWaiting: false });
      },
    },
  };
}

const read = (node: HTMLVideoElement) => ({
  isPlaying: !node.paused && !node.ended,
  time: node.currentTime,
  duration: Number.isFinite(node.duration) ? node.duration : 0,
  isMuted: node.muted,
  hasCaptions: node.textTracks?.[0]?.mode === 'showing',
});
