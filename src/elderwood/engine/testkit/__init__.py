"""What every title must survive: random matches, checked sentence by sentence.

Each file holds the checks of one kind, each check a function named after the sentence it proves. `playing` runs
them over one match, `torture` over thousands with every set of options. None of it is compiled.
"""
