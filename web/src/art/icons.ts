/** One-colour signs, 24 x 24. */

function sign(inside: string): string {
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${inside}</svg>`;
}

function solid(inside: string): string {
  return `<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${inside}</svg>`;
}

export const ICONS: Record<string, string> = {
  home: sign('<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z"/>'),
  undo: sign('<path d="M9 7 4 12l5 5"/><path d="M4 12h10a6 6 0 0 1 6 6"/>'),
  redo: sign('<path d="m15 7 5 5-5 5"/><path d="M20 12H10a6 6 0 0 0-6 6"/>'),
  restart: sign('<path d="M5 5v14M13 6l-6 6 6 6M20 6l-6 6 6 6"/>'),
  ask: sign('<path d="M4 5h16v12h-8l-5 4v-4H4z"/><path d="M10 9a2 2 0 1 1 2.600 1.900c-.4.1-.6.4-.6.8M12 14v.1"/>'),
  chat: sign('<path d="M4 5h16v12h-8l-5 4v-4H4z"/><path d="M8 9h8M8 13h5"/>'),
  ahead: sign('<path d="M4 6l7 6-7 6zM12 6l7 6-7 6zM21 6v12"/>'),
  rules: sign('<path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14"/>'),
  log: sign('<path d="M6 3h12v18H6z"/><path d="M9 8h6M9 12h6M9 16h4"/>'),
  settings: sign(
    '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"/>',
  ),
  help: sign('<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17h.01"/>'),
  down: sign('<path d="m5 9 7 7 7-7"/>'),
  hint: sign(
    '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.300 1 2.100h5c0-.8.4-1.600 1-2.100A6 6 0 0 0 12 3z"/>',
  ),
  close: sign('<path d="m6 6 12 12M18 6 6 18"/>'),
  bell: sign('<path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4M12 3v2"/>'),
  report: sign('<path d="M5 21V4h11l-2 4 2 4H5"/>'),
  person: sign('<circle cx="12" cy="8" r="4"/><path d="M4 21c1-5 4-7 8-7s7 2 8 7"/>'),
  bot: sign('<path d="M5 9h14v10H5zM12 9V5M9 13h.01M15 13h.01M9 16h6"/>'),
  empty: sign('<circle cx="12" cy="12" r="8" stroke-dasharray="3 3"/>'),
  link: sign('<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>'),
  larger: sign('<path d="M12 5v14M5 12h14"/>'),
  smaller: sign('<path d="M5 12h14"/>'),
  whole: sign('<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>'),
  check: sign('<path d="m5 13 4 4L19 7"/>'),
  eye: sign('<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>'),
  sort: sign('<path d="M4 7h10M4 12h7M4 17h4M17 7v11M14 15l3 3 3-3"/>'),
  hand: sign('<path d="M4 8l6-2 4 12-6 2zM10 6l5-1 3 12-4 1M15 5l4 1 1 10-2 1"/>'),
  deck: sign('<path d="M5 6h10v14H5zM8 6V3h11v14h-4"/>'),
  discard: sign('<path d="M6 5h12v12H6zM8 20h8M12 8v6M9.5 11.5 12 14l2.5-2.5"/>'),
  removed: sign('<path d="M6 4h12v16H6zM9 9l6 6M15 9l-6 6"/>'),
  flame: solid('<path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6.5.5 2 1.2 2.7 2 3C10.5 8 10.5 5 12 2z"/>'),
  leaf: solid('<path d="M20 3C9 3 4 8 4 15c0 2 .6 3.6 1.2 4.5C7 15 10 11.5 15 9c-4 3.5-6.5 7-8 11 8 2 14-4 13-17z"/>'),
  drop: solid('<path d="M12 2c4 5.5 6.5 8.5 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10.5 8 7.5 12 2z"/>'),
  fish: solid(
    '<path d="M2 12c3-5 9-6 14-2l5-4v12l-5-4c-5 4-11 3-14-2zm5-1.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z"/>',
  ),
  star: solid('<path d="m12 2 3 6.7 7 .8-5.2 4.9 1.4 7.1L12 18l-6.2 3.5 1.4-7.1L2 9.5l7-.8z"/>'),
  pawn: solid('<path d="M12 2a4 4 0 0 1 2.5 7.1C15 13 17 16 18 18v3H6v-3c1-2 3-5 3.5-8.9A4 4 0 0 1 12 2z"/>'),
  arrow: solid('<path d="M3 12 12 4v5h9v6h-9v5z"/>'),
  shield: solid('<path d="M12 2 4 5v6c0 5.5 3.5 9 8 11 4.5-2 8-5.5 8-11V5z"/>'),
  paw: solid(
    '<path d="M12 11c3 0 6 4 6 7 0 3-3 3-6 3s-6 0-6-3c0-3 3-7 6-7zM5 8a2 2.6 0 1 1 0 5 2 2.6 0 0 1 0-5zm14 0a2 2.6 0 1 1 0 5 2 2.6 0 0 1 0-5zM9 3a2 2.8 0 1 1 0 5.6A2 2.8 0 0 1 9 3zm6 0a2 2.8 0 1 1 0 5.6A2 2.8 0 0 1 15 3z"/>',
  ),
  storm: solid(
    '<path d="M3 6h13a2 2 0 1 0-2-2h-2a4 4 0 1 1 4 5H3zm0 5h16a3 3 0 1 1-3 4h2a1 1 0 1 0 1-1H3zm0 6h9a2.5 2.5 0 1 1-2.4 3.2h2a.6.6 0 1 0 .4-.9H3z"/>',
  ),
  dagger: solid('<path d="M20 3 10 15l-1-1L18 3zM6 13l5 5-1.5 1.5L8 18l-4 4-2-2 4-4-1.5-1.5z"/>'),
  swords: sign('<path d="M4 4l11 11M20 4 9 15M4 20l4-4M20 20l-4-4M6 14l4 4M18 14l-4 4"/>'),
  clock: sign('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>'),
  land: solid('<path d="M12 1 22 6.500v11L12 23 2 17.500v-11z"/>'),
  tower: solid('<path d="M5 2h3v2h2.500V2h3v2H16V2h3v7l-2 2v8h2v3H5v-3h2v-8L5 9z"/>'),
  gem: solid('<path d="M6 3h12l5 7-11 12L1 10z"/>'),
  chest: solid('<path d="M3 9c0-4 3-6 9-6s9 2 9 6v1H3zM3 12h7v3h4v-3h7v9H3z"/>'),
  sound: sign('<path d="M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11"/>'),
  mute: sign('<path d="M4 9v6h4l5 4V5L8 9zM16 9.500l5 5M21 9.500l-5 5"/>'),
  leave: sign('<path d="M13 4H5v16h8M10 12h10M16 8l4 4-4 4"/>'),
  menu: sign('<path d="M4 7h16M4 12h16M4 17h16"/>'),
};
