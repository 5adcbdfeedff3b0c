"""`python -m elderwood` is the command `elderwood`."""

from elderwood.cli.entry import main

if __name__ == "__main__":
    main()
