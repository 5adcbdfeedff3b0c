declare module "game-icon:*" {
  const figure: import("./scene").Figure;
  export default figure;
}

declare module "*?drawn" {
  const fetchDrawing: () => Promise<string>;
  export default fetchDrawing;
}
