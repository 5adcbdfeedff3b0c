declare module "game-icon:*" {
  const figure: import("./scene").Figure;
  export default figure;
}

declare module "drawn:*" {
  const drawing: string;
  export default drawing;
}
